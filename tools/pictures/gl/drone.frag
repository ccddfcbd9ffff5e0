// The sea from a drone: a bare sandbank from straight above, or swell breaking along a reef edge.
// The shot defines VIEW_SURF or VIEW_SANDBANK.
const vec3 SUN = normalize(vec3(-.55, .25, .70));

#ifdef VIEW_SURF
const float CORAL = .38;
#else
const float CORAL = .62;
#endif
vec3 lagoon(vec2 p, float depth) {
  vec3 sand = vec3(.95, .89, .75) * (.95 + .16 * (fbm(p * .25, 5) - .5));
  float coral = smoothstep(.53, .64, fbm(p * .045 + 5., 6)) * smoothstep(1.2, 2.6, depth);
  vec3 bottom = mix(sand, vec3(.24, .25, .17), coral * CORAL);
  vec3 scatter = mix(vec3(.02, .40, .43), vec3(.005, .13, .33), smoothstep(1.5, 22., depth));
  vec3 c = bottom * exp(-vec3(.60, .095, .050) * 1.3 * depth) + scatter * (1. - exp(-.28 * depth));
  vec2 w = p + .8 * vec2(fbm(p * .5, 3), fbm(p * .5 + 9., 3));
  float net = smoothstep(.25, 0., cells(w * .22).y) + .6 * smoothstep(.25, 0., cells(w * .4 + 4.).y);
  return c * (1. + net * .13 * smoothstep(.1, .6, depth) * smoothstep(7., 1.5, depth));
}

#ifdef VIEW_SANDBANK
float bank(vec2 p) { // height over the sea, metres
  float bend = 15. * sin(p.x * .018 + .5) - 6.;
  vec2 q = p + 9. * (vec2(fbm(p * .03, 5), fbm(p * .03 + 20., 5)) - .5);
  float half1 = 13. * (1. - pow(abs(q.x - 4.) / 92., 2.2)) + 3. * (fbm(p * .05 + 7., 3) - .5);
  float d = abs(q.y - bend) - half1;
  float side = q.y > bend ? 1. : .55;
  return d < 0. ? min(-d * .11, 1.1) : -d * .042 * side - 1.5 * smoothstep(0., 60., d) * (fbm(p * .016 + 3., 5) - .22) * side;
}
vec3 shade(vec2 fc) {
  vec2 p = (fc - .5 * R) / R.y * 190.;
  p = turn(.42) * p;
  float h = bank(p);
  float spit = smoothstep(.58, .74, fbm(p * vec2(.012, .03) + 41., 5));
  float depth = max(-h, 0.) * mix(1., .45, spit);
  vec3 col = lagoon(p, depth * 1.15);
  // little waves that bend round the bank
  float phase = h * 26. + p.y * .10 + 1.6 * fbm(p * .06, 3);
  col *= 1. + .10 * (pow(.5 + .5 * sin(phase * 2.2), 4.) - .25) * smoothstep(.02, .25, depth) * smoothstep(4., .6, depth);
  vec2 chop = vec2(fbm(p * .9, 3) - fbm(p * .9 + vec2(.3, 0), 3), fbm(p * .9, 3) - fbm(p * .9 + vec2(0, .3), 3));
  col *= 1. + chop.x * .5 + chop.y * .35;
  col += smoothstep(.11, .20, chop.x + chop.y * .4) * .16;
  float foam = smoothstep(.10, .0, abs(h + .035 + .05 * (fbm(p * .2, 3) - .5))) * smoothstep(.38, .60, fbm(p * .8, 5));
  col = mix(col, vec3(.97), foam * .85);
  if (h > -.02) {
    vec2 e = vec2(.6, 0);
    float slope = (bank(p + e.xy) - bank(p - e.xy)) * SUN.x + (bank(p + e.yx) - bank(p - e.yx)) * SUN.y;
    float ripple = fbm(turn(.5) * p * vec2(.5, 2.2) + fbm(p * .3, 2) * 2., 4) - .5;
    vec3 dry = vec3(.97, .925, .82) * (1. - slope * .25 + ripple * .09) * (.97 + .1 * (fbm(p * .12, 4) - .5));
    vec3 wet = vec3(.80, .725, .58);
    col = mix(col, mix(wet, dry, smoothstep(.02, .20, h + .07 * (fbm(p * .15, 3) - .5))), smoothstep(-.02, .03, h));
  }
  // a small boat at anchor and its shadow on the bottom
  vec2 b = turn(-.5) * (p - vec2(-16., -36.)) / 1.5;
  for (int k = 0; k < 2; k++) {
    vec2 q = k == 0 ? b - vec2(1.6, -1.8) : b;
    float width = 1.25 * (1. - pow(max(q.x + .2, 0.) / 4.6, 2.4));
    float d = max(abs(q.y) - width, max(-q.x - 4., q.x - 4.4));
    if (k == 0) col *= 1. - .5 * smoothstep(.7, -.5, d);
    else {
      float deck = max(abs(q.y) - width + .28, max(-q.x - 3.7, q.x - 3.6));
      float roof = max(abs(q.y) - .95, abs(q.x + .6) - 1.7);
      vec3 boat = mix(vec3(.42, .24, .12), vec3(.72, .55, .36), smoothstep(.08, -.08, deck));
      boat = mix(boat, vec3(.97, .97, .95), smoothstep(.08, -.08, roof));
      col = mix(col, boat, smoothstep(.12, -.12, d));
    }
  }
  return col;
}
#else
// y runs from the open sea (negative) to the lagoon; crests run along x
float edge(vec2 p) { return 26. * (fbm(vec2(p.x * .006, 2.), 4) - .5) + .10 * p.x; }
float depthAt(vec2 p) {
  float y = p.y - edge(p) + 14. * (fbm(p * .03, 5) - .5);
  float d = mix(34., 11., smoothstep(-110., -10., y));
  d = mix(d, 2.2, smoothstep(-40., 45., y));
  d = mix(d, .7, smoothstep(40., 75., y));
  return mix(d, 3.6, smoothstep(85., 190., y)) + .7 * (fbm(p * .02 + 9., 5) - .5);
}
float breakAt(vec2 p, float n) { return edge(p) - 4. + .26 * (p.x + 40.) + 46. * (hash(ivec3(int(n), 4, 4)) - .5); }
// height, foam
vec2 sea(vec2 p) {
  float bent = p.y - .55 * edge(p) + 7. * fbm(p * .011 + 4., 3) + .0006 * p.x * p.x;
  float u = bent / 52. + .33, n = floor(u), f = fract(u);
  float shoal = smoothstep(-190., 15., p.y) * smoothstep(150., 70., p.y);
  float crest = exp(-pow((f - .62) / mix(.15, .075, shoal), 2.)) + exp(-pow((f - .46) / .16, 2.)) * .32;
  float broken = smoothstep(-12., 16., p.y - breakAt(p, n));
  float h = crest * mix(.9, 3.8, shoal) * mix(1., .5, broken) * (.75 + .5 * noise2(vec2(p.x * .015, n * 3.)));
  float front = smoothstep(.74, .66, f + .03 * (fbm(p * .16, 4) - .5) * 4.);
  float lace = fbm(p * vec2(.22, .16), 6);
  float fresh = broken * front * smoothstep(.30, .60, f);
  float ahead = smoothstep(-12., 16., p.y - breakAt(p, n + 1.));
  float trail = broken * (1. - smoothstep(.45, .62, f)) * mix(.55, 1., f / .5) + ahead * mix(.15, .55, (f - .7) / .3) * smoothstep(.70, .78, f);
  float foam = max(smoothstep(.18, .40, lace + fresh * .36 - .08) * fresh, smoothstep(.42, .60, lace + .10 * trail) * trail * .85);
    float lip = smoothstep(.0, 1., crest) * smoothstep(-34., -6., p.y - breakAt(p, n)) * smoothstep(.60, .66, f) * smoothstep(.72, .66, f);
  float reach = smoothstep(150., 60., p.y - edge(p));
  return vec2(h + fresh * .5 * fbm(p * .35, 4), clamp(max(foam, lip * .9 * smoothstep(.35, .5, lace)), 0., 1.) * reach);
}
vec3 shade(vec2 fc) {
  vec2 uv = (fc - .5 * R) / R.y;
  vec3 ro = vec3(62., -92., 44.), f = normalize(vec3(-.62, 1., -.62)), r = normalize(cross(f, vec3(0, 0, 1))), u = cross(r, f);
  vec3 rd = normalize(f + uv.x * r * .95 + uv.y * u * .95);
  float t = (4. - ro.z) / rd.z, end = -ro.z / rd.z, dt = (end - t) / 40.;
  for (int i = 0; i < 40; i++) { vec3 q = ro + rd * t; if (q.z < sea(q.xy).x) break; t += dt; }
  vec3 p = ro + rd * t;
  vec2 s = sea(p.xy);
  float e = .35 + t * .002;
  vec2 grad = vec2(sea(p.xy + vec2(e, 0)).x - s.x, sea(p.xy + vec2(0, e)).x - s.x) / e;
  vec2 chop = vec2(fbm(p.xy * .45, 4) - fbm(p.xy * .45 + vec2(.25, 0), 4), fbm(p.xy * .45, 4) - fbm(p.xy * .45 + vec2(0, .25), 4)) * .55;
  vec3 n = normalize(vec3(-grad - chop, 1.));
  float depth = depthAt(p.xy);
  vec3 col = lagoon(p.xy - n.xy * depth * .4, depth);
  col = mix(col, vec3(.04, .50, .52), clamp(s.x * .12 * smoothstep(20., 5., depth), 0., .4));
  float fres = min(.02 + .98 * pow(1. - max(dot(n, -rd), 0.), 5.), .5);
  col = mix(col, vec3(.50, .72, .92), fres * .8) * (.84 + .42 * max(dot(n, SUN), 0.));
  vec3 h = normalize(SUN - rd);
  col += pow(max(dot(n, h), 0.), 420.) * .25;
  col = mix(col, vec3(.55, .74, .90), (1. - exp(-t / 900.)));
  float shade1 = .80 + .24 * dot(n, SUN) + .35 * (fbm(p.xy * .5, 5) - .5);
  return mix(col, vec3(.98, .99, 1.) * shade1, s.y);
}
#endif
void main() { outColor = vec4(finish(shade(gl_FragCoord.xy + J - .5), gl_FragCoord.xy, .25, .2), 1); }
